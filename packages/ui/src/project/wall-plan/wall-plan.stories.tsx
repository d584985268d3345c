import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { WallPlan } from './wall-plan.tsx'

const modules = [
  { key: 1, name: 'Шкаф двухдверный', xCm: 0, widthCm: 90, heightCm: 220, row: 'floor' as const },
  { key: 2, name: 'Комод', xCm: 120, widthCm: 80, heightCm: 92, row: 'floor' as const },
  { key: 3, name: 'Полка', xCm: 120, widthCm: 80, heightCm: 60, row: 'wall' as const },
]

const meta = {
  title: 'Проект/WallPlan',
  component: WallPlan,
  args: {
    label: 'План стены',
    wallCm: 320,
    modules,
    chosenKey: null,
    onChoose: () => {},
    onMove: () => {},
  },
  render: function Built(args) {
    const [chosenKey, choose] = useState(args.chosenKey)
    const [modules, setModules] = useState(args.modules)
    return (
      <WallPlan
        {...args}
        modules={modules}
        chosenKey={chosenKey}
        onChoose={choose}
        onMove={(key, xCm) =>
          setModules((current) =>
            current.map((module) => (module.key === key ? { ...module, xCm } : module)),
          )
        }
      />
    )
  },
} satisfies Meta<typeof WallPlan>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys move the focused module. */
export const ThreeModules: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chest = canvas.getByRole('button', { name: 'Комод' })
    await userEvent.click(chest)
    await expect(chest).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(chest.parentElement?.style.left).toBe('40.625%')
  },
}

export const EmptyWall: Story = { args: { modules: [] } }
