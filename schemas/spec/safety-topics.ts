/** What `content/safety.yaml` tells for each country, and the names of the blocks of Markdown that show it. */
export const safetyTopics = ["emergency", "electricity", "balcony"] as const;

export type SafetyTopic = (typeof safetyTopics)[number];
