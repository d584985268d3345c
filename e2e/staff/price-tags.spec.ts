import type { Page } from '@playwright/test'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { measurePdf, type PdfPage } from '../support/measure-pdf.ts'
import { tick } from '../support/tick.ts'

/** Lengths on paper are true to a fifth of a millimetre, the width of a hair. */
const EXACTLY_MM = 0.2
const TAG = { width: 98, height: 70, paddingLeft: 4 }
const MARGIN = { left: 7, top: 8.5 }

test.describe('a seller', () => {
  test.use({ storageState: sessionFile('seller') })

  test('[retail.price] [retail.barcode] prints a sheet of tags that measures what it should, and prints again what became dearer', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.goto('/retail-lk/price/')
    const goods = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
    await expect(goods.nth(2)).toBeVisible()
    for (const index of [0, 1, 2]) await tick(goods.nth(index).getByRole('checkbox'))
    for (const _ of Array(6)) {
      await goods.nth(0).getByRole('button', { name: 'Больше копий' }).click()
    }
    await expect(page.getByText('А4, ценник 98 × 70 мм. Листов: 2')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Печать', exact: true }).click()
    await expect(page.getByText(/Отправлено на печать: 9/)).toBeVisible()

    const pages = await printPage(page)
    expect(pages).toHaveLength(2)
    for (const sheet of pages) {
      expect(Math.abs(sheet.width - 210)).toBeLessThan(EXACTLY_MM)
      expect(Math.abs(sheet.height - 297)).toBeLessThan(EXACTLY_MM)
      for (const text of sheet.texts) {
        expect(text.left).toBeGreaterThan(MARGIN.left)
        expect(text.right).toBeLessThan(210 - MARGIN.left)
        expect(text.base).toBeLessThan(297 - MARGIN.top)
      }
    }
    const [full, rest] = pages.map(listCorners)
    expect(full).toHaveLength(8)
    expect(rest).toHaveLength(1)
    full?.forEach(({ left, base }, index) => {
      const column = index % 2
      const row = Math.floor(index / 2)
      expect(Math.abs(left - MARGIN.left - TAG.paddingLeft - column * TAG.width)).toBeLessThan(
        EXACTLY_MM,
      )
      const first = full[0]?.base ?? 0
      expect(Math.abs(base - first - row * TAG.height)).toBeLessThan(EXACTLY_MM)
      expect(base).toBeGreaterThan(MARGIN.top + row * TAG.height)
      expect(base).toBeLessThan(MARGIN.top + row * TAG.height + 10)
    })
    expect(pages[0]?.texts.filter(({ text }) => text.includes('₽')).length).toBeGreaterThan(7)

    expect(await readBars(page)).toEqual({ width: 2, height: 100, margin: '10, 10', font: '20' })
    const address = await page.locator('.print-root .tag-qr').first().count()
    expect(address).toBe(1)

    const { offerId, article } = await raisePrice()
    try {
      await page.getByRole('button', { name: 'Перепечатать' }).click()
      const stale = page
        .getByRole('list', { name: 'Ценники, которые больше не верны' })
        .getByRole('listitem')
        .filter({ hasText: article })
      await expect(stale.getByText('изменилась цена')).toBeVisible()
      await stale.getByRole('button', { name: /^Перепечатать: / }).click()
      await page.getByRole('button', { name: 'Печать', exact: true }).click()
      await expect(page.getByText(/Отправлено на печать: /)).toBeVisible()
      await expect(stale).toHaveCount(0)
    } finally {
      await restorePrice(offerId)
    }
  })
})

/** What the printer gets: without the screen around it. */
async function printPage(page: Page): Promise<PdfPage[]> {
  await expect(page.locator('.print-root .tag-page').first()).toBeAttached()
  return measurePdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
}

/** The places of the brand, which stands in the corner of every tag, row by row. */
function listCorners({ texts }: PdfPage) {
  return texts
    .filter(({ text, base }) => text === 'Светлица' && isCorner(texts, base))
    .toSorted((one, other) => one.base - other.base || one.left - other.left)
}

/** The maker in the foot of a tag may have the same name; the article stands in the head alone. */
function isCorner(texts: PdfPage['texts'], base: number): boolean {
  return texts.some(({ text, base: other }) => text.startsWith('арт') && Math.abs(base - other) < 1)
}

/** The bars of the first barcode as the library drew them, before they are scaled to the tag. */
async function readBars(page: Page) {
  return page
    .locator('.print-root .tag-barcode svg[aria-label]')
    .first()
    .evaluate((svg) => {
      const bars = [...svg.querySelectorAll('g rect')]
      const widths = bars.map((bar) => Number(bar.getAttribute('width')))
      return {
        width: Math.min(...widths),
        // The guard bars of an EAN are longer.
        height: Math.min(...bars.map((bar) => Number(bar.getAttribute('height')))),
        margin: /translate\((.*?)\)/.exec(
          svg.querySelector('g')?.getAttribute('transform') ?? '',
        )?.[1],
        font: svg.querySelector('text')?.getAttribute('font-size'),
      }
    })
}

/** Makes the goods of the tag that was printed last dearer, in every zone. */
async function raisePrice(): Promise<{ offerId: number; article: string }> {
  return onDatabase(async (database) => {
    const { rows } = await database.query<{ offerId: number; article: string }>(
      `select offer_id as "offerId", article from price_tag join offer on offer.id = offer_id
       order by printed_at desc, offer_id limit 1`,
    )
    const [tag = { offerId: 0, article: '' }] = rows
    await database.query(
      'update price set amount = amount + 10, old_amount = old_amount + 10 where offer_id = $1',
      [tag.offerId],
    )
    return tag
  })
}

async function restorePrice(offerId: number): Promise<void> {
  await onDatabase((database) =>
    database.query(
      'update price set amount = amount - 10, old_amount = old_amount - 10 where offer_id = $1',
      [offerId],
    ),
  )
}
