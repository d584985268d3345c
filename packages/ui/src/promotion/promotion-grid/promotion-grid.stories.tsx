import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, RotateCcw, Store, Truck } from 'lucide'
import { Advantage, AdvantageList } from '../../content/advantage-list/advantage-list.tsx'
import { PageColumn } from '../../fixtures/columns.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { Icon } from '../../media/icon/icon.tsx'
import { PromotionGrid } from './promotion-grid.tsx'
import { PromotionScene } from './promotion-scene.tsx'
import { PromotionTile } from './promotion-tile.tsx'

const meta = {
  title: 'Акции/PromotionGrid',
  component: PromotionGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    scene: (
      <PromotionScene
        href="/vse-akcii/krovati/"
        title="Кровати и матрасы до −30 %"
        text="Неделя спален, до 30 ноября"
        action="Выбрать кровать"
        picture={buildPicture(pictures.room)}
      />
    ),
    children: (
      <>
        <PromotionTile
          href="/vse-akcii/sborka/"
          title="Сборка шкафов в подарок"
          text="Закажите шкаф от 50 000 ₽ — соберём бесплатно"
          until="до 8 декабря"
          picture={buildPicture(pictures.wardrobe)}
        />
        <PromotionTile
          href="/vse-akcii/vtoraya/"
          title="Вторая вещь вполцены"
          text="Кофейные столики и пуфы"
          until="до 24 ноября"
          tone="blush"
          picture={buildPicture(pictures.table)}
        />
      </>
    ),
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof PromotionGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

export const TextBesidePicture: Story = {
  render: () => (
    <div className="md:h-80">
      <PromotionScene
        href="/sale/"
        title="Скидки на вещи с выставки"
        text="Стояли в зале, целы и проверены. Цена уже снижена, гарантия полная"
        action="Смотреть скидки"
        picture={buildPicture(pictures.room)}
        textPlacement="panel"
      />
    </div>
  ),
}

export const Facts: Story = {
  render: () => (
    <AdvantageList>
      <Advantage
        icon={<Icon iconNode={Truck} size="bar" />}
        title="Доставим 24 ноября"
        text="Москва, с выбором времени"
      />
      <Advantage
        icon={<Icon iconNode={Store} size="bar" />}
        title="6 магазинов рядом"
        text="Посидеть и потрогать ткань"
      />
      <Advantage
        icon={<Icon iconNode={Box} size="bar" />}
        title="3D примерка"
        text="Мебель в вашей комнате"
      />
      <Advantage
        icon={<Icon iconNode={RotateCcw} size="bar" />}
        title="Возврат 14 дней"
        text="Гарантия 24 месяца"
      />
    </AdvantageList>
  ),
}
