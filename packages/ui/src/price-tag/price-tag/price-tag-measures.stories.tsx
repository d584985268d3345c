import type { Meta, StoryObj } from '@storybook/react-vite'
import { tagFormatCodes, tagFormats } from '@svetlitsa/domain/price-tag/tag-format'
import jsQR from 'jsqr'
import { expect, waitFor } from 'storybook/test'
import { findTagFaults, listBars } from '../../fixtures/measure-tag.ts'
import { TagPage } from '../tag-page/tag-page.tsx'
import { PriceTag, type PriceTagTexts } from './price-tag.tsx'

const longName =
  'Гарнитур кухонный угловой «Очень длинное название» с островом, барной стойкой и подсветкой'

const sofa: PriceTagTexts = {
  title: longName,
  details: ['228 × 196 × 182 см', 'лён песочный натуральный, дуб морёный, чёрный матовый металл'],
  article: 'арт. KUHNYA-UGLOVAYA-204118-XL',
  price: '64 990 ₽',
  oldPrice: { price: '84 900 ₽', percent: '−23 %' },
  note: 'цена за 1 шт. · Фабрика мебели «Северная верфь»',
  date: '20.11.2026',
  barcode: '4607001234562',
  qr: {
    address:
      'https://shop.example.org/catalog/kuhonnye-garnitury/garnitur-uglovoy-polden/?offer_id=204118&sr=12',
    label: 'Цена сейчас',
  },
}

const tags: PriceTagTexts[] = [
  sofa,
  { ...sofa, price: '964 990 ₽', oldPrice: { price: '999 999 ₽', percent: '−3 %' } },
  {
    ...sofa,
    price: '1 284 500 000 ₽',
    oldPrice: { price: '9 999 999 999 ₽', percent: '−87 %' },
    date: '01.11.2026 – 30.11.2026',
    barcode: '204118',
  },
  {
    ...sofa,
    title: 'Щит',
    details: [],
    price: '999 999 999 999 ₸',
    oldPrice: null,
    barcode: 'KUHNYA-UGLOVAYA-204118',
  },
  { ...sofa, barcode: null },
  { ...sofa, title: 'Подъём', qr: null, barcode: null, price: '999 999 999 999 ₸' },
]

/** The printers of labels have 203 dots to an inch. */
const DOTS_PER_MM = 8
const MIN_BAR_MM = 0.25
/** Widths of light that scanners need before and after the bars of an EAN-13. */
const QUIET = { left: 11, right: 7 }

const meta = {
  title: 'Ценники/Размеры на бумаге',
  component: PriceTag,
  args: { tag: sofa, format: 'sheet8', brand: 'Светлица' },
} satisfies Meta<typeof PriceTag>

export default meta
type Story = StoryObj<typeof meta>

/** As many dots as a printer of labels has. */
const Every: Story['render'] = ({ brand }) => (
  <div className="grid gap-4">
    {tagFormatCodes.map((format) => (
      <div
        key={format}
        className="tag-frame shrink-0"
        style={{ width: tagFormats[format].page.width * DOTS_PER_MM }}
      >
        {tags.map((tag, index) => (
          <TagPage
            key={tag.price + tag.barcode + tag.title}
            format={format}
            label={`${format} ${index}`}
          >
            <PriceTag {...{ tag, format, brand }} />
          </TagPage>
        ))}
      </div>
    ))}
  </div>
)

/** Every drawn tag with its size. */
function listTags(canvasElement: HTMLElement) {
  return tagFormatCodes.flatMap((format) =>
    [
      ...canvasElement.querySelectorAll<HTMLElement>(`section[aria-label^=${format}] > article`),
    ].map((tag, index) => ({
      format,
      tag,
      name: `${format} ${index}`,
      width: tagFormats[format].tag.width,
    })),
  )
}

async function waitUntilDrawn(canvasElement: HTMLElement) {
  await document.fonts.ready
  await waitFor(() => expect(canvasElement.querySelector('g rect')).not.toBeNull())
}

export const Apart: Story = {
  name: 'Nothing lies over anything else, and nothing is cut, in every size',
  tags: ['retail.price'],
  render: Every,
  play: async ({ canvasElement }) => {
    await waitUntilDrawn(canvasElement)
    const faults = listTags(canvasElement).flatMap(({ tag, name, width }) =>
      findTagFaults(tag, width).map((fault) => `${name}: ${fault}`),
    )
    await expect(faults).toEqual([])
  },
}

export const Bars: Story = {
  name: 'Bars are at least two dots of a label printer wide, with light around them',
  tags: ['retail.barcode'],
  render: Every,
  play: async ({ canvasElement }) => {
    await waitUntilDrawn(canvasElement)
    const measured = listTags(canvasElement).flatMap(({ tag, name, width }) => {
      const box = tag.getBoundingClientRect()
      const bars = listBars(tag).map((bar) => bar.getBoundingClientRect())
      if (bars.length === 0) return []
      const mm = width / box.width
      const thin = Math.min(...bars.map((bar) => bar.width)) * mm
      const left = Math.min(...bars.map((bar) => bar.left))
      const right = Math.max(...bars.map((bar) => bar.right))
      const light = { left: (left - box.left) * mm, right: (box.right - right) * mm }
      return [{ name, thin, left: light.left / thin, right: light.right / thin }]
    })
    const wrong = measured.filter(
      ({ thin, left, right }) =>
        thin < MIN_BAR_MM - 0.001 || left < QUIET.left || right < QUIET.right,
    )
    await expect(wrong).toEqual([])
    await expect(new Set(measured.map(({ name }) => name.split(' ')[0])).size).toBe(5)
  },
}

export const Scanned: Story = {
  name: 'The QR code is read from the dots of a label printer',
  tags: ['retail.price'],
  render: Every,
  play: async ({ canvasElement }) => {
    await waitUntilDrawn(canvasElement)
    const drawn = listTags(canvasElement).flatMap(({ tag, name, format }) => {
      const svg = tag.querySelector('.tag-qr svg')
      return svg ? [{ svg, name, side: tagFormats[format].qr * DOTS_PER_MM }] : []
    })
    const read = await Promise.all(
      drawn.map(async ({ svg, name, side }) => [name, await readQr(svg, side)]),
    )
    await expect(read).toEqual(drawn.map(({ name }) => [name, sofa.qr?.address]))
    await expect(read).toHaveLength(25)
  },
}

/** What a camera reads from a code of so many dots, each of which is black or white. */
async function readQr(svg: Element, side: number): Promise<string | undefined> {
  const image = new Image(side, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const paper = new OffscreenCanvas(side, side).getContext('2d')
  paper?.drawImage(image, 0, 0, side, side)
  const { data } = paper?.getImageData(0, 0, side, side) ?? { data: new Uint8ClampedArray() }
  for (let at = 0; at < data.length; at += 4) {
    data.fill((data[at] ?? 0) < 128 ? 0 : 255, at, at + 3)
  }
  return jsQR(data, side, side)?.data
}
