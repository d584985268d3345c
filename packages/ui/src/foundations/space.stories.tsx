import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeTable, SpaceSteps, SpaceTable } from './fixtures/space-scale.tsx'

const meta = {
  title: 'Основы/Отступы и сетка',
  component: SpaceSteps,
  tags: ['!autodocs'],
} satisfies Meta<typeof SpaceSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = { name: 'Шаги' }

export const Distances: Story = {
  name: 'Отступы по ширине экрана',
  render: () => <SpaceTable />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^gutter/ })
    await expect(row).toHaveTextContent('16243240Поля страницы')
  },
}

export const Widths: Story = {
  name: 'Ширины',
  render: () => (
    <>
      <SizeTable group="breakpoint" />
      <SizeTable group="container" />
    </>
  ),
}
