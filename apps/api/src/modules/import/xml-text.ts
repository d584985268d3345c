const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 has no way to write these at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as it stands in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
