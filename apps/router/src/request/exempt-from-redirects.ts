const servicePath = /^\/(api_vue|api|media|uploads|builds|health|metrics|_[^/]+)(\/|$)/i
const fileName = /\.[a-z][a-z0-9]{0,15}$/i

/** Whether the last segment of a path is the name of a file, such as `robots.txt`. */
export function isFilePath(path: string): boolean {
  return fileName.test(path.slice(path.lastIndexOf('/') + 1))
}

/** Calls, pictures, assets and files are never redirected (decisions «pipeline» 1). */
export function isExemptFromRedirects(path: string): boolean {
  return servicePath.test(path) || isFilePath(path)
}
