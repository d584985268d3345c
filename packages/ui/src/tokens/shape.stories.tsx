import type { Meta, StoryObj } from '@storybook/react-vite'

const radii = [
  ['key 4', 'rounded-key'],
  ['small 6', 'rounded-small'],
  ['dense 8', 'rounded-dense'],
  ['compact 10', 'rounded-compact'],
  ['medium 12', 'rounded-medium'],
  ['bubble 16', 'rounded-bubble'],
  ['large 20', 'rounded-large'],
] as const

function Shapes() {
  return (
    <div className="flex flex-wrap gap-6">
      {radii.map(([name, shapeClass]) => (
        <span
          key={name}
          className={`flex size-28 items-center justify-center bg-sand text-small text-ink-soft ${shapeClass}`}
        >
          {name}
        </span>
      ))}
      <span className="flex size-28 items-center justify-center rounded-large bg-surface text-small text-ink-soft shadow-float">
        float
      </span>
    </div>
  )
}

const meta = { title: 'Tokens/Shape', component: Shapes } satisfies Meta<typeof Shapes>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
