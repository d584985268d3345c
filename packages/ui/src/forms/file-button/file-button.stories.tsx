import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileButton } from './file-button.tsx'

const meta = {
  title: 'Формы/FileButton',
  component: FileButton,
  args: { label: 'Выбрать файл', accept: 'image/png', onFile: fn() },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  name: 'The same file can be chosen twice',
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Выбрать файл')
    const file = new File(['mark'], 'mark.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}
