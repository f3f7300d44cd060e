/** Whether an error is a file system error with one of these codes (errno, POSIX). */
export function isFileError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
