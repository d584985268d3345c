import { slug } from '../text/slug.ts'

const tagPrefix = 'tag-'

/**
 * A product's code made of its name. It never begins with tag-, which marks a tag in the same place
 * of an address (decisions «Catalogue addresses»), and it is never empty.
 *
 * @param id tells products of one name apart; the code is then the name's with the id behind it.
 */
export function productCode(name: string, id?: number): string {
  const nameCode = slug(name) || 'tovar'
  const code = nameCode === 'tag' || nameCode.startsWith(tagPrefix) ? `tovar-${nameCode}` : nameCode
  return id === undefined ? code : `${code}-${id}`
}
