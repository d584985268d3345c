const names = [
  ...[
    'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|caption|center|cite|code',
  ],
  ...['col|colgroup|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]'],
  ...['head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|meta|nav'],
  ...['nobr|noindex|noscript|object|ol|option|p|param|picture|pre|q|s|samp|script|section|select'],
  ...['small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea'],
  ...['tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr|[a-z]+:[a-z]+'],
].join('|')

const attributes = String.raw`(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]*))?)*\s*`
const brokenAttributes = String.raw`\s[^<>]*=[^<>]*`

/**
 * Source of a pattern for tags of HTML, and of others if they have attributes, to be used without
 * regard to case: `<b>`, but not `<Luna>` or the text between the signs in «a<b и c>d».
 *
 * @param less the character that begins a tag.
 */
export function buildTagPattern(less: string): string {
  const known = `(?:${names})(?:${attributes}|${brokenAttributes})`
  return `${less}/?(?:${known}|[a-z][\\w:.-]*${brokenAttributes})/?>`
}

const tagName = new RegExp(`^(?:${names})$`, 'i')

/** Whether HTML has an element of this name. */
export function isTagName(name: string): boolean {
  return tagName.test(name)
}
