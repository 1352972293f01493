/** Reads JSON from the database. Undefined where a damaged disk or somebody's hand has broken it. */
export function storedJson<Value>(json: string): Value | undefined {
  try {
    return JSON.parse(json) as Value
  } catch {
    return undefined
  }
}
