import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../media/icon/icon.tsx'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Действия/TextLink',
  component: TextLink,
  args: { children: 'изменить', onClick: fn() },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const InASentence: Story = {
  render: () => (
    <p>
      Есть в 4 магазинах, ближний — <TextLink href="/shops/">Варшавское ш., 97</TextLink>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shops/')
  },
}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <TextLink href="/" tone="ink">
        ink
      </TextLink>
      <TextLink href="/" tone="quiet">
        quiet
      </TextLink>
      <TextLink href="/" tone="accent">
        accent
      </TextLink>
      <TextLink href="/" tone="sale">
        sale
      </TextLink>
      <TextLink href="/" tone="bare" icon={<Icon iconNode={KeyRound} />}>
        Войти по почте и паролю
      </TextLink>
      <TextLink disabled>нельзя</TextLink>
    </div>
  ),
}
