import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../fixtures/pictures.ts'
import { PromotionCard } from './promotion-card.tsx'

const meta = {
  title: 'Акции/PromotionCard',
  component: PromotionCard,
  args: {
    href: '/vse-akcii/tyoplyy-noyabr/',
    title: 'Тёплый ноябрь',
    text: 'Пледы, ковры и лампы до минус сорока процентов.',
    until: 'до 30 ноября',
    action: 'Смотреть товары',
    picture: { sources: { src: pictures.room }, width: 800, height: 344 },
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof PromotionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Dated: Story = {}

export const WithoutPicture: Story = { args: { picture: undefined, until: undefined } }

export const LongText: Story = {
  args: {
    title: 'Новоселье: кухни, прихожие и спальни с бесплатной сборкой до конца декабря',
    text: 'Закажите комнату целиком: привезём, поднимем, соберём и заберём упаковку. Скидка считается сама, промокод не нужен. Предложение действует во всех городах, куда мы возим мебель.',
  },
}
