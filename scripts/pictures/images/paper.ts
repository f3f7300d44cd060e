/** Background of the light theme, used behind transparent pictures in social images. */
export const paper = "#faf7ef";
