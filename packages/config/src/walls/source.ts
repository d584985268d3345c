/** A file of the repository: its path relative to the project root, with slashes, and its text. */
export interface Source {
  path: string
  text: string
}

/** A violation of a check: location and message. */
export interface Violation {
  path: string
  line: number
  message: string
}

/** Tests, stories and test helpers may import more than the code they test. */
export function isTestFile(path: string): boolean {
  return (
    /\.(test|spec|stories|property)\.tsx?$/.test(path) ||
    /\/(test|testing|test-support|contract-tests)\//.test(path)
  )
}

/** The only files that may contain literal colours and sizes. */
export function isTokenFile(path: string): boolean {
  return path.startsWith('packages/ui/src/tokens/')
}
