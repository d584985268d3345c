type JsonLdProps = { data: Readonly<Record<string, unknown>> }

/**
 * Structured data for search engines (schema.org). A script of data runs nothing; `<` is written as
 * an escape so that no text of the goods can end the element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}
