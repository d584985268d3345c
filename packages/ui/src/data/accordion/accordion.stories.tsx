import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Данные/Accordion',
  component: Accordion,
  args: {
    title: 'Как вернуть диван, если он не подошёл?',
    children: 'Позвоните нам в течение 14 дней. Приедем, заберём и вернём деньги на карту.',
  },
  decorators: [(Story) => <div className="max-w-text">{Story()}</div>],
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

export const WithValue: Story = { args: { title: 'Ширина, см', aside: 'до 270' } }

export const OneAtATime: Story = {
  render: () => (
    <div className="border-t border-line">
      <Accordion name="faq" title="Доставка" size="h3" open>
        Курьером, транспортной компанией или самовывозом.
      </Accordion>
      <Accordion name="faq" title="Сборка" size="h3">
        Мастер приедет на следующий день.
      </Accordion>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Сборка'))
    await expect(canvas.getByText('Мастер приедет на следующий день.')).toBeVisible()
    await expect(canvas.getByText(/транспортной/)).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText(/не подошёл/))
    await expect(canvas.getByText(/Приедем, заберём/)).toBeVisible()
  },
}
