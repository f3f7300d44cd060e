/** Words of the page about the installed app, with what each is for. They reach the app with that page alone. */
export const applicationStrings = {
	"application.steps": "Heading of the ways to install the app, by platform",
	"application.running": "Said to those who read the page in the installed app",
} as const;
