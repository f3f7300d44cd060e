/** Paper of the light theme, on which pictures without a ground of their own stand where social networks show them. */
export const paper = "#faf7ef";
