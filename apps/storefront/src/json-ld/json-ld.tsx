type JsonLdProps = { data: Readonly<Record<string, unknown>> }

/**
 * Structured data for search engines (schema.org). `<` is escaped so that no product text can close
 * the script element.
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
