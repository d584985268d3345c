import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { useToast } from './use-toast.ts'

const onUndo = fn()

function Remove({ name }: { name: string }) {
  const showToast = useToast()
  const remove = () =>
    showToast({ text: `${name} удалён`, action: { label: 'Вернуть', onSelect: onUndo } })
  return (
    <Button kind="outline" onClick={remove}>
      Удалить: {name}
    </Button>
  )
}

const meta = {
  title: 'Сообщения/ToastProvider',
  component: ToastProvider,
  args: {
    label: 'Сообщения ({hotkey})',
    children: (
      <div className="flex gap-4">
        <Remove name="Стул «Рябина»" />
        <Remove name="Стол «Застолье»" />
      </div>
    ),
  },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    onUndo.mockClear()
  },
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Стул/ }))
    await expect(await screen.findByText('Стул «Рябина» удалён')).toBeInTheDocument()
  },
}

export const NewerReplacesOlder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Стул/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Стол/ }))
    await screen.findByText('Стол «Застолье» удалён')
    await expect(screen.getAllByRole('button', { name: 'Вернуть' })).toHaveLength(1)
  },
}

export const Keyboard: Story = {
  play: async ({ step }) => {
    await step('F8 focuses the message, Enter runs its action', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const undo = await screen.findByRole('button', { name: 'Вернуть' })
      await userEvent.keyboard('{F8}')
      await waitFor(async () => {
        await userEvent.tab()
        await expect(undo).toHaveFocus()
      })
      await userEvent.keyboard('{Enter}')
      await expect(onUndo).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull())
    })
  },
}
