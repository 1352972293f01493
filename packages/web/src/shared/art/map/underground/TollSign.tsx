/** The board at the shaft: what a prospector pays to go down. */
import { memo } from 'react'
import { Drawing } from '../../Drawing.tsx'
import { ResourceToken } from '../../Goods.tsx'

interface TollSignProps {
  readonly silver: number
  readonly size?: number
}

export const TollSign = memo(function TollSign({ silver, size = 28 }: TollSignProps) {
  return (
    <Drawing width={28} height={28} size={size}>
      <path className="toll-post" d="M14 19v9" />
      <rect className="toll-board" x={1} y={3} width={26} height={17} rx={2} />
      <text className="toll-price" x={7.5} y={16.5}>
        {silver}
      </text>
      <ResourceToken resource="silver" plain size={14} x={12.5} y={4.5} />
    </Drawing>
  )
})
