interface SentFile {
  fileName: string
  contentType: string
  /** Base64. */
  content: string
}

/** Saves a file that came in an answer, as a download of the browser. */
export function saveFile({ fileName, contentType, content }: SentFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  URL.revokeObjectURL(url)
}
