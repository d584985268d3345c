/** The colours and the mark of the shop over the tokens; nothing for those of the design (shop.brand). */
export function BrandStyle({ style }: { style: string }) {
  if (style === '') return null
  return <style dangerouslySetInnerHTML={{ __html: style }} />
}
