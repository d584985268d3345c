import type { Meta, StoryObj } from '@storybook/react-vite'

const tokens = [
  ['paper', 'bg-paper', 'фон страницы'],
  ['surface', 'bg-surface', 'поля, окна'],
  ['sand', 'bg-sand', 'земля картинок'],
  ['sand-deep', 'bg-sand-deep', 'дорожки'],
  ['line', 'bg-line', 'волосок'],
  ['line-strong', 'bg-line-strong', 'сильный волосок'],
  ['control', 'bg-control', 'граница поля'],
  ['ink', 'bg-ink', 'текст'],
  ['ink-soft', 'bg-ink-soft', 'второй текст'],
  ['ink-faint', 'bg-ink-faint', 'подсказка'],
  ['accent', 'bg-accent', 'действие'],
  ['accent-hover', 'bg-accent-hover', 'действие, наведение'],
  ['accent-press', 'bg-accent-press', 'действие, нажатие'],
  ['accent-soft', 'bg-accent-soft', 'мягкое действие'],
  ['forest', 'bg-forest', 'успех, бонусы'],
  ['forest-soft', 'bg-forest-soft', 'успех, фон'],
  ['sale', 'bg-sale', 'цена упала'],
  ['sale-soft', 'bg-sale-soft', 'ошибка, фон'],
  ['honey', 'bg-honey', 'звёзды'],
  ['honey-soft', 'bg-honey-soft', 'заметка, фон'],
  ['row-chosen', 'bg-row-chosen', 'выбранная строка'],
  ['figure', 'bg-figure', 'цифры страницы 404'],
] as const

function Palette() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {tokens.map(([name, ground, use]) => (
        <li key={name}>
          <span className={`block h-16 rounded-medium border border-line ${ground}`} />
          <span className="mt-2 block text-small font-medium">{name}</span>
          <span className="block text-note text-ink-soft">{use}</span>
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'Tokens/Colour', component: Palette } satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const LightIslandOnDark: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" className="bg-paper p-6">
        <div data-theme="light" className="rounded-large bg-paper p-6">
          {Story()}
        </div>
      </div>
    ),
  ],
}
