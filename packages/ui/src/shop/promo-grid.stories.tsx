import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, RotateCcw, Store, Truck } from 'lucide'
import { Icon } from '../primitives/icon.tsx'
import { Fact } from './fact.tsx'
import { FactsRow } from './facts-row.tsx'
import { picture } from './fixtures/cards.ts'
import { PageColumn } from './fixtures/columns.tsx'
import { pictures } from './fixtures/pictures.ts'
import { PromoGrid } from './promo-grid.tsx'
import { PromoScene } from './promo-scene.tsx'
import { PromoTile } from './promo-tile.tsx'

const meta = {
  title: 'Shop/PromoGrid',
  component: PromoGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    scene: (
      <PromoScene
        href="/vse-akcii/krovati/"
        title="Кровати и матрасы до −30 %"
        text="Неделя спален, до 30 ноября"
        action="Выбрать кровать"
        picture={picture(pictures.room)}
      />
    ),
    children: (
      <>
        <PromoTile
          href="/vse-akcii/sborka/"
          title="Сборка шкафов в подарок"
          text="Закажите шкаф от 50 000 ₽ — соберём бесплатно"
          until="до 8 декабря"
          picture={picture(pictures.wardrobe)}
        />
        <PromoTile
          href="/vse-akcii/vtoraya/"
          title="Вторая вещь вполцены"
          text="Кофейные столики и пуфы"
          until="до 24 ноября"
          tone="blush"
          picture={picture(pictures.table)}
        />
      </>
    ),
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
} satisfies Meta<typeof PromoGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

export const WordsBesideThePicture: Story = {
  render: () => (
    <div className="md:h-80">
      <PromoScene
        href="/sale/"
        title="Скидки на вещи с выставки"
        text="Стояли в зале, целы и проверены. Цена уже снижена, гарантия полная"
        action="Смотреть скидки"
        picture={picture(pictures.room)}
        words="panel"
      />
    </div>
  ),
}

export const Facts: Story = {
  render: () => (
    <FactsRow>
      <Fact
        icon={<Icon of={Truck} size="bar" />}
        title="Доставим 24 ноября"
        text="Москва, с выбором времени"
      />
      <Fact
        icon={<Icon of={Store} size="bar" />}
        title="6 магазинов рядом"
        text="Посидеть и потрогать ткань"
      />
      <Fact icon={<Icon of={Box} size="bar" />} title="3D примерка" text="Мебель в вашей комнате" />
      <Fact
        icon={<Icon of={RotateCcw} size="bar" />}
        title="Возврат 14 дней"
        text="Гарантия 24 месяца"
      />
    </FactsRow>
  ),
}
