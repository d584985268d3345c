interface Card {
  url: string
}

/** Returns the given number of section and product addresses in a fixed order. */
export async function findAddresses(origin: string, count: number): Promise<string[]> {
  const menu = (await (await fetch(`${origin}/api_vue/getMenu/`)).json()) as {
    menuItems: { url: string; childs: { url: string }[] }[]
  }
  const sections = menu.menuItems.flatMap((item) => [
    item.url,
    ...item.childs.map(({ url }) => url),
  ])
  const products: string[] = []
  for (const section of sections) {
    if (sections.length + products.length >= count) break
    const answer = await fetch(`${origin}/api_vue/getProducts/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ section: section.split('/').at(-2) }),
    })
    const { elements } = (await answer.json()) as { elements: Card[] }
    for (const { url } of elements) if (!products.includes(url)) products.push(url)
  }
  return [...sections, ...products].slice(0, count)
}

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
