import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Формы/PhoneField',
  component: PhoneField,
  tags: ['validate.mask'],
  args: { label: 'Телефон', onChange: fn() },
  decorators: [(Story) => <div className="max-w-login">{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Wrong: Story = {
  args: { defaultValue: '+7 (916) 204', error: 'Номер телефона введён неверно!' },
}

export const Typing: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон')
    await step('the mask is applied while typing; a leading 8 is the country code', async () => {
      await userEvent.type(field, '89162041835')
      await expect(field).toHaveValue('+7 (916) 204-18-35')
    })
    await step('correcting a digit in the middle keeps the caret position', async () => {
      field.setSelectionRange(6, 6)
      await userEvent.keyboard('{Backspace}')
      await expect(field).toHaveValue('+7 (962) 041-83-5')
      await expect(field.selectionStart).toBe(5)
      await userEvent.keyboard('1')
      await expect(field).toHaveValue('+7 (916) 204-18-35')
      await expect(field.selectionStart).toBe(6)
    })
  },
}

export const Pasting: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон')
    const paste = async (text: string, expected: string) => {
      await userEvent.paste(text)
      await expect(field).toHaveValue(expected)
    }
    await userEvent.click(field)
    await step('into the empty field', () => paste('8 916 204 18 35', '+7 (916) 204-18-35'))
    await step('over what is selected', async () => {
      field.select()
      await paste('tel:+7-916-204-18-36', '+7 (916) 204-18-36')
    })
    await step('behind +7, with a prefix of its own', async () => {
      for (const [text, expected] of [
        ['+77073034455', '+7 (707) 303-44-55'],
        ['89162041835', '+7 (916) 204-18-35'],
        ['9162041835', '+7 (916) 204-18-35'],
      ] as const) {
        await userEvent.clear(field)
        await userEvent.type(field, '+7')
        await paste(text, expected)
      }
    })
    await step('into the middle of another number', async () => {
      field.setSelectionRange(5, 5)
      await paste('8\u00a0(701)\u00a0234-56-78', '+7 (701) 234-56-78')
    })
  },
}

export const Filling: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон')
    await step('the browser fills the number in whole', async () => {
      for (const text of ['+79162041835', '89162041835', '9162041835', '+7 916 204-18-35']) {
        fireEvent.focus(field)
        fireEvent.change(field, { target: { value: text } })
        await expect(field).toHaveValue('+7 (916) 204-18-35')
      }
    })
  },
}

export const Foreign: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон')
    await step('a number of another country stays as it is typed', async () => {
      await userEvent.type(field, '+375 29 123-45-67')
      await expect(field).toHaveValue('+375 29 123-45-67')
    })
    await step('and as it is pasted behind +7', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '+7')
      await userEvent.paste('+375 29 123-45-67')
      await expect(field).toHaveValue('+375 29 123-45-67')
    })
  },
}

export const Erasing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон')
    await userEvent.type(field, '9162')
    await userEvent.keyboard(
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    )
    await expect(field).toHaveValue('')
  },
}
