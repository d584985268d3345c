const section = 'divany'

/** The three pages on which most visits begin: home, a section and its first product. */
export async function listEntryPages(
  origin: string,
): Promise<(readonly [name: string, path: string])[]> {
  const answer = await fetch(`${origin}/api_vue/getProducts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section }),
  })
  const { elements } = (await answer.json()) as { elements: { url: string }[] }
  const [product] = elements
  if (!product) throw new Error(`${section} has no products`)
  return [
    ['home', '/'],
    ['section', `/catalog/${section}/`],
    ['product', product.url],
  ]
}
