/** How many lines of chat and open proposals this person has not looked at. */
import type { RemoteTable } from '../../online/remote-table.ts'
import { useStream } from '../../online/use-stream.ts'

export function useUnread(remote: RemoteTable): number {
  const { readChat } = useStream(remote.mine)
  const offers = useStream(remote.table)?.offers.length ?? 0
  return useStream(remote.chat).filter(({ n }) => n > readChat).length + offers
}
