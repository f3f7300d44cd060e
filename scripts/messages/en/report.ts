/** What reporters say around findings, and what is said where our own code fails. */
export const report = {
	"list.and": "{{first}} and {{last}}",
	"report.error": "error",
	"report.warning": "warning",
	"report.hint": "hint:",
	"report.sarifHint": "{{message}} Hint: {{hint}}",
	"report.errors_one": "{{count}} error",
	"report.errors_other": "{{count}} errors",
	"report.warnings_one": "{{count}} warning",
	"report.warnings_other": "{{count}} warnings",
	"report.files_one": "{{count}} file",
	"report.files_other": "{{count}} files",
	"report.both": "{{first}}, {{second}}",
	"report.found": "{{problems}} in {{files}}",
	"report.nothing": "No problems in {{files}}",
	"report.didYouMean": 'did you mean "{{name}}"?',
	"internal.file": "The program failed over {{file}}: {{reason}}. This is a mistake of the program, not of the text.",
	"internal.content":
		"The program failed over the content as a whole: {{reason}}. This is a mistake of the program, not of the text.",
	"internal.hint": "report it to the developers with this file; --debug shows where in the program it happened",
} as const;
