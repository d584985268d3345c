import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageColumn } from '../../fixtures/columns.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { SubSectionStrip } from '../sub-section-strip/sub-section-strip.tsx'
import { SectionTiles } from './section-tiles.tsx'

const tile = (name: string, count: string, src: string, isWide = false) => ({
  name,
  count,
  isWide,
  href: `/catalog/${encodeURIComponent(name)}/`,
  picture: buildPicture(src),
})

const meta = {
  title: 'Каталог/SectionTiles',
  component: SectionTiles,
  parameters: { layout: 'fullscreen' },
  args: {
    tiles: [
      tile('Диваны', '214 товаров', pictures.sofa, true),
      tile('Кресла', '96 товаров', pictures.armchair),
      tile('Шкафы', '173 товара', pictures.wardrobe),
      tile('Стулья', '187 товаров', pictures.chair),
      tile('Свет', '231 товар', pictures.lamp),
      tile('Столы', '142 товара', pictures.table, true),
      tile('Прихожие и гардеробные', '89 товаров', pictures.wardrobe),
    ],
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof SectionTiles>

export default meta
type Story = StoryObj<typeof meta>

export const OfHomePage: Story = {}

export const SubSections: Story = {
  render: () => (
    <SubSectionStrip
      label="Виды диванов"
      sections={[
        { name: 'Прямые', src: pictures.sofaTerracotta },
        { name: 'Угловые', src: pictures.sofaGreen },
        { name: 'Двухместные', src: pictures.sofa },
        { name: 'Диваны-кровати', src: pictures.sofaGrey },
        { name: 'Модульные', src: pictures.sofa },
        { name: 'Пуфы к дивану', src: pictures.armchair },
      ].map(({ name, src }) => ({ name, href: `/catalog/${name}/`, picture: buildPicture(src) }))}
    />
  ),
}
