import assert from 'node:assert/strict'
import { readRows } from '@svetlitsa/config/test-database/run-sql.ts'
import { readPdfText } from './read-pdf-text.ts'
import { foreignBrand, setupExample } from './setup-example.ts'

const kinds = ['assembly', 'care', 'certificate']

/** The printed sheets of a product name this shop and no other, in every language. */
export async function expectPapers(origin: string, databaseUrl: string): Promise<void> {
  // No screen and no feed adds sheets; the demonstration has them from its seed.
  const papers = await readRows(
    databaseUrl,
    `insert into instruction (product_id, kind)
     select (select min(id) from product), kind from unnest(array['${kinds.join("','")}']) kind
     returning id, kind`,
  )
  assert.equal(papers.length, kinds.length)
  for (const { id, kind } of papers) {
    for (const language of ['ru', 'kk', 'en'] as const) {
      const answer = await fetch(`${origin}/media/paper/${id}/${language}.pdf`)
      assert.equal(answer.status, 200, `the ${language} sheet ${kind}`)
      const text = readPdfText(Buffer.from(await answer.arrayBuffer()))
      const name = setupExample.brand.name[language]
      assert(text.includes(name), `the ${language} sheet ${kind} lacks «${name}»:\n${text}`)
      const foreign = foreignBrand.exec(text)?.[0]
      assert(!foreign, `the ${language} sheet ${kind}: ${foreign}`)
    }
  }
}
