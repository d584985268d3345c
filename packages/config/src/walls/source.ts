/** A file of the repository: its path from the project's folder, with slashes, and its text. */
export interface Source {
  path: string
  text: string
}

/** What breaks a rule of the house, where, and in words. */
export interface Breach {
  path: string
  line: number
  words: string
}

/** Tests, stories and what stands beside them may reach further than what they prove. */
export function isProof(path: string): boolean {
  return /\.(test|spec|stories|property)\.tsx?$/.test(path) || /\/(test|testing)\//.test(path)
}

/** The one place that may write a colour or a size out. */
export function isTokens(path: string): boolean {
  return path.startsWith('packages/ui/src/tokens/')
}
