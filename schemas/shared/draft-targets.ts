/** Target readers of an article, each with the section of a draft that then comes first. */
export const targets = { beginners: "light", busy: "water", families: "toxicity", collectors: "propagation" } as const;

export type Target = keyof typeof targets;

export const targetIds = Object.keys(targets) as [Target, ...Target[]];
