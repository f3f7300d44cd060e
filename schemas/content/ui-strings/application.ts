/** Strings of the page about the installed app, with their use. Only that page includes them. */
export const applicationStrings = {
	"application.steps": "Heading of the ways to install the app, by platform",
	"application.running": "Said to those who read the page in the installed app",
} as const;
