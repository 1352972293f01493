import type { Time } from './server-store.ts'

/** Stores people: their names, devices, push subscriptions and blocks. */
export interface PeopleStore {
  create(person: Person): Promise<void>
  read(person: string): Promise<Person | undefined>
  /** The names of those people who exist. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>
  change(person: string, change: PersonChange): Promise<void>
  /**
   * Deletes the person and all of theirs. Steps and seats stay and hold only the id; of chat lines
   * only their place stays.
   */
  forget(person: string): Promise<void>

  addSession(session: DeviceSession): Promise<void>
  /** The session and its person, if it has not expired. */
  session(
    tokenHash: string,
    now: Time,
  ): Promise<{ session: DeviceSession; person: Person } | undefined>
  /** Moves the end of a session that is in use; called at most once a day for each. */
  prolong(tokenHash: string, seen: Time, expires: Time): Promise<void>
  sessions(person: string): Promise<readonly DeviceSession[]>
  /** False if the person has no such device. */
  revoke(person: string, device: string): Promise<boolean>

  addDeviceLink(link: StoredDeviceLink): Promise<void>
  /** Looks without using the link up. */
  deviceLink(hash: string, now: Time): Promise<StoredDeviceLink | undefined>
  /** Uses the link up: only one of two callers gets the person. */
  takeDeviceLink(hash: string, now: Time): Promise<string | undefined>

  addPush(push: PushSubscription): Promise<void>
  pushes(person: string): Promise<readonly PushSubscription[]>
  dropPush(endpoint: string): Promise<void>

  block(person: string, other: string): Promise<void>
  unblock(person: string, other: string): Promise<void>
  /** The people whom this person has blocked. */
  blocks(person: string): Promise<readonly string[]>
  /** Deletes what has expired: sessions, device links, people without tables not seen since. */
  expire(now: Time, unseenSince: Time): Promise<void>
}

export interface Person {
  readonly id: string
  readonly name: string
  /** Colours and other preferences that follow the person to all devices. */
  readonly preferencesJson: string
  readonly awayUntil?: Time
  readonly created: Time
  /** To the hour: when the person last was here. */
  readonly seen: Time
}

export interface PersonChange {
  readonly name?: string
  readonly preferencesJson?: string
  /** 0: no longer away. */
  readonly awayUntil?: Time
  readonly seen?: Time
}

export interface DeviceSession {
  readonly tokenHash: string
  /** Names the device in lists and for revoking; grants nothing. */
  readonly device: string
  readonly person: string
  /** "Firefox on Linux" */
  readonly label: string
  readonly created: Time
  readonly seen: Time
  readonly expires: Time
}

export interface StoredDeviceLink {
  readonly hash: string
  readonly person: string
  readonly expires: Time
}

export interface PushSubscription {
  readonly endpoint: string
  readonly person: string
  readonly device: string
  readonly keysJson: string
  /** In which language, and of which tables not. */
  readonly wishesJson: string
}
