import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { Combobox } from './combobox.tsx'

const streets = [
  { id: '1', label: 'Нагатинская наб., 12', note: 'Москва' },
  { id: '2', label: 'Нагатинская ул., 16', note: 'Москва' },
  { id: '3', label: 'Нагорная ул., 3', note: 'Химки' },
]

const meta = {
  title: 'Формы/Combobox',
  component: Combobox,
  args: {
    label: 'Улица и дом',
    value: '',
    options: streets,
    onInput: fn(),
    onPick: fn(),
    before: <Icon iconNode={MapPin} />,
  },
  decorators: [(Story) => <div className="max-w-login pb-60">{Story()}</div>],
  render: function Controlled(args) {
    const [text, setText] = useState(args.value)
    const begins = (label: string) => label.toLowerCase().startsWith(text.toLowerCase())
    return (
      <Combobox
        {...args}
        value={text}
        options={args.options.filter(({ label }) => begins(label))}
        onInput={setText}
        onPick={(option) => {
          setText(option.label)
          args.onPick(option)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Улица и дом' }), 'наг')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}

export const Searching: Story = {
  args: { options: [], status: 'Ищем…' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'наг')
    const status = await screen.findByText('Ищем…')
    await waitFor(() => expect(status).toBeVisible())
  },
}

export const Wrong: Story = { args: { error: 'Выберите адрес из списка' } }

export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox')
    await step('arrow keys wrap around the list and Enter selects an option', async () => {
      await userEvent.tab()
      await userEvent.keyboard('нага{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('16')
      await userEvent.keyboard('{Enter}')
      await expect(args.onPick).toHaveBeenCalledWith(streets[1])
      await expect(field).toHaveValue('Нагатинская ул., 16')
    })
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await screen.findByRole('listbox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(field).toHaveValue('Нагатинская ул., 16')
      await expect(field).toHaveFocus()
    })
  },
}
