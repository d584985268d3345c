import type { Meta, StoryObj } from '@storybook/react-vite'

const roles = [
  ['display', 'text-display', 'Комната для всей семьи'],
  ['h1', 'text-h1', 'Диваны'],
  ['h2', 'text-h2', 'Подойдёт к дивану'],
  ['window', 'text-window', 'Код из СМС'],
  ['h3', 'text-h3', 'Доставка и подъём'],
  ['lead', 'text-lead', 'Светлые вещи для обычной жизни: соберём, привезём, поднимем.'],
  ['body', 'text-body', 'Текст 16/24 — «Диван на четыре места»'],
  ['nav', 'text-nav', 'Кресла'],
  ['row', 'text-row tabular-nums', 'Товары, 6 шт. 172 760 ₽'],
  ['card-name', 'text-card-name', 'Диван «Полдень» трёхместный, лён'],
  ['small', 'text-small', 'Пояснение 14/20, 1 284 500 ₽'],
  ['meta', 'text-meta', '228 × 96 × 82 см · сиденье 44 см'],
  ['note', 'text-note', 'Сноска 12/16'],
  ['bar', 'text-bar', 'Избранное'],
  ['price-card', 'text-price-card', '64 990 ₽'],
  ['price-product', 'text-price-product', '1 284 500 ₽'],
  ['total', 'text-total', '150 423 ₽'],
  ['price-tag', 'text-price-tag', '64 990 ₽'],
  ['bonus', 'text-bonus', '1 280'],
  ['score', 'text-score', '4,8'],
  ['logo', 'text-logo', 'Светлица'],
] as const

function Roles() {
  return (
    <dl className="flex flex-col gap-4">
      {roles.map(([name, className, sample]) => (
        <div key={name} className="flex flex-col gap-1 border-b border-line pb-4">
          <dt className="text-note text-ink-soft">{name}</dt>
          <dd className={className}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}

const meta = { title: 'Tokens/Type', component: Roles } satisfies Meta<typeof Roles>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
