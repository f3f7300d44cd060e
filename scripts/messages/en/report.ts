/** Text of the reporters around findings, and messages about failures of our own code. */
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
	"internal.file": "The program failed on {{file}}: {{reason}}. This is a bug in the program, not a mistake in the text.",
	"internal.content":
		"The program failed on the content as a whole: {{reason}}. This is a bug in the program, not a mistake in the text.",
	"internal.hint": "report it to the developers with this file; --debug shows where it happened",
} as const;
