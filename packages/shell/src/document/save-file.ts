/** Saves a file whose content is base64, as the browser saves a download. */
export function saveFile({
  fileName,
  contentType,
  content,
}: {
  fileName: string
  contentType: string
  content: string
}): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  URL.revokeObjectURL(url)
}
