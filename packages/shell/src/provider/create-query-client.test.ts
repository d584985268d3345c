import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './create-query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('a call that changes something fails at once without a network, and is not sent later', async () => {
  onlineManager.setOnline(false)
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: () => send() })
  await expect(mutation.mutate()).rejects.toThrow('Failed to fetch')
  onlineManager.setOnline(true)
  expect(send).toHaveBeenCalledOnce()
})
