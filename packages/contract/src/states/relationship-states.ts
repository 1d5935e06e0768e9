/** What became of an offer to share a family member. */
export const FAMILY_SHARE_STATE = { accepted: 1, rejected: 2 } as const;
export type FamilyShareState = (typeof FAMILY_SHARE_STATE)[keyof typeof FAMILY_SHARE_STATE];

/** Answers to a friend request. */
export const FRIEND_ANSWERS = ['accept', 'reject'] as const;
export type FriendAnswer = (typeof FRIEND_ANSWERS)[number];

export const GENDER = { male: 1, female: 2 } as const;
export type Gender = (typeof GENDER)[keyof typeof GENDER];

/** Uids of the two sample friends that every user has: one character, 13 times. */
export const VIRTUAL_FRIEND_UID = { male: '1111111111111', female: '2222222222222' } as const;

export function isVirtualFriend(uid: string): boolean {
  return /^(.)\1{12}$/.test(uid);
}

/** The owner of a family member is the user whose uid equals the owner's id. */
export function isFamilyOwner(ownerId: string, uid: string): boolean {
  return uid !== '' && ownerId === uid;
}
