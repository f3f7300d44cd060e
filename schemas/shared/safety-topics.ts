/** Subjects of `content/safety.yaml` for each country, and names of the Markdown blocks that show them. */
export const safetyTopics = ["emergency", "electricity", "balcony", "pesticides"] as const;

export type SafetyTopic = (typeof safetyTopics)[number];
