import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThumbsDown, ThumbsUp } from 'lucide'
import { expect } from 'storybook/test'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { pictures } from '../../fixtures/pictures.ts'
import { buildPicture } from '../../fixtures/product-cards.ts'
import { Icon } from '../../media/icon/icon.tsx'
import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { ReviewEntry } from '../review-entry/review-entry.tsx'
import { ScoreSummary } from '../score-summary/score-summary.tsx'
import { ReviewCard } from './review-card.tsx'

const meta = {
  title: 'Отзывы/ReviewCard',
  component: ReviewCard,
  args: {
    review: {
      score: 4,
      date: '3 ноября',
      text: 'Уютное, читать в нём можно часами. Сняла звезду за то, что доставку пришлось переносить.',
      author: 'Мария, Алматы',
      product: 'Кресло «Тёплый угол»',
    },
    starsLabel: 'Оценка 4 из 5',
    href: '/catalog/kresla/teplyy-ugol/',
    picture: <ProductPicture picture={buildPicture(pictures.armchair)} alt="" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 680 }}>{Story()}</div>],
} satisfies Meta<typeof ReviewCard>

export default meta
type Story = StoryObj<typeof meta>

export const OfHomePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Оценка 4 из 5' })).toBeVisible()
  },
}

export const OfProduct: Story = {
  render: () => (
    <ReviewEntry
      review={{
        score: 4,
        author: 'Дмитрий',
        about: 'Москва · рогожка терракота · 2 ноября',
        text: 'Хороший диван, но в дверь 68 см вошёл только без ножек. Собрал один за полчаса.',
      }}
      starsLabel="Оценка 4 из 5"
      votes={
        <>
          <TextLink tone="quiet" icon={<Icon iconNode={ThumbsUp} size="line" />}>
            Полезно 24
          </TextLink>
          <TextLink
            tone="quiet"
            aria-label="Не полезно: 1"
            icon={<Icon iconNode={ThumbsDown} size="line" />}
          >
            1
          </TextLink>
        </>
      }
      answer={{
        author: '«Светлица»',
        text: 'Дмитрий, спасибо. Добавили на страницу размер двери, чтобы другим было проще.',
      }}
    />
  ),
}

export const Score: Story = {
  render: () => (
    <div style={{ maxWidth: 264 }}>
      <ScoreSummary
        score={4.8}
        starsLabel="Оценка 4,8 из 5"
        counts={[
          { stars: 5, count: 108 },
          { stars: 4, count: 12 },
          { stars: 3, count: 3 },
          { stars: 2, count: 2 },
          { stars: 1, count: 1 },
        ]}
      >
        126 отзывов
      </ScoreSummary>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,8')).toBeVisible()
  },
}
