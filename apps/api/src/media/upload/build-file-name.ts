const endings: Readonly<Record<string, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
}
const endingByType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * The name under which a file is saved by who reads it. Its ending is that of its bytes, whatever its
 * owner called it: a PDF named «.html» would run its scripts on the computer of staff. What no file
 * name may hold, or what turns the reading direction, becomes a space.
 */
export function buildFileName(name: string, mediaType: string | null): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ending = endingByType[mediaType ?? ''] ?? 'bin'
  if (endings[ending]?.test(plain)) return plain
  return `${plain.replace(/\.[a-z]\w{0,5}$/i, '') || 'file'}.${ending}`
}
