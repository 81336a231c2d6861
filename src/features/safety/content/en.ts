import type { CrisisWords } from './crisis-words.ts'

/** Fixed answers about self-harm and violence, in English. */
export const CRISIS_EN: CrisisWords = {
  reviewed: '2026-11-21',
  seen: {
    C1: {
      wish: 'You wrote about not wanting to be alive.',
      suicide: 'You wrote about suicide.',
      plan: 'You wrote about how or when you might end your life.',
      means: 'You wrote about something you could hurt yourself with.',
      taken: 'You wrote that you took too much of something.',
      harm: 'You wrote about hurting yourself.',
      unsafe: 'You wrote that you may not be safe with yourself.',
      hints: 'What you wrote makes me worry about your safety.',
      other: 'You wrote about someone who may be in danger from themselves.',
    },
    C2: {
      violence: 'You wrote about being hurt by someone close to you.',
      threat: 'You wrote about being threatened.',
      fear: 'You wrote about being afraid of someone close to you.',
      control: 'You wrote that someone watches you or decides for you.',
      sexual: 'You wrote about being pushed into sex.',
      hints: 'What you wrote worries me: nobody should have to be afraid at home.',
      other: 'You wrote about someone who is being hurt.',
      own: 'You wrote that you hurt or frightened someone close to you.',
      seeking: 'You asked how to watch or control someone.',
    },
  },
  crisis: {
    thoughts: [
      'I am glad you told me, and I am sorry that it hurts this much. You do not have to carry it alone.',
      'Please talk to one of the people above, today. This is exactly what they are there for. You do not need to know what to say first.',
      'I am not a person and I cannot call for you. Is there somebody who could be near you today? If you feel you might act on it, call {emergency}.',
      'You can keep writing to me, too. I am listening.',
    ],
    now: [
      'Please call {emergency} now, or ask somebody near you to call. Your life matters, tonight as well.',
      'Go to where somebody else is. Put some distance between you and what you could use, or ask someone to take it away.',
      'I am not a person and I cannot call for you. The people above can stay with you on the line while the worst of it passes. You can keep writing to me, too.',
    ],
    taken: [
      'Please call {emergency} now, even if you feel all right. Some medicines do their harm hours before you feel it.[#safety-overdose-late]',
      'Tell them what you took, how much and when. Keep the packet near you. If somebody is in the house, tell them now.',
      'I am not a person and I cannot call for you. I am glad you told me. The people above are there for you as well.',
    ],
    harm: [
      'I am glad you told me. It often means that something hurts more than you can put into words, and it is nothing to be ashamed of.',
      'If a wound is deep or keeps bleeding, call {emergency}. If you can, move away from what you use, and be where someone else is.',
      'Please talk to one of the people above, today. I am not a person and I cannot call for you. You can keep writing to me, too.',
    ],
    other: [
      'That is frightening, and it is right to take it seriously. Here are people who also help those who worry about someone.',
      'If you can, ask in plain words whether they think of suicide, and listen. Asking does not put the thought there.[#safety-asking]',
      'If there is a plan, or something at hand, call {emergency} and stay near. I am not a person and I cannot call for you.',
    ],
    otherNow: [
      'Please call {emergency} now. Stay with them if that is safe for you, and keep talking.',
      'If they took something, tell the emergency service what, how much and when. Move away what could do harm.',
      'I am not a person and I cannot call for you. The people above help you, too.',
    ],
    denied: [
      'Thank you for saying it so openly. You say you would not act on it, and such thoughts can still weigh on you.',
      'The people above are there for thoughts like these, too, not only for the worst hour. I am not a person and I cannot call for you.',
      'If it changes and you feel you might act on it, call {emergency}. You can keep writing to me.',
    ],
  },
  violence: {
    hurt: [
      'I am sorry. This is not your fault, and it is not down to hormones. How somebody else treats you is their responsibility.',
      'The people above know about this. They listen, they believe you, and you decide what happens next. You can call without giving your name.',
      'If you are in danger, call {emergency}. I am not a person and I cannot call for you, and I tell nobody what you write here.',
    ],
    now: [
      'If you are in danger right now, call {emergency}. Go where you can get out, away from the kitchen and other things that can hurt.',
      'It is not your fault. The people above help you to get safe, and to think about what comes after.',
      'I am not a person and I cannot call for you, and I tell nobody what you write here.',
    ],
    control: [
      'I am sorry. Your phone, your money, your doctor, your friends: these are yours, and you should not have to be afraid to use them.',
      'The people above know this well, even if nobody has hit you. They listen, and you decide what happens next.',
      'If you are ever in danger, call {emergency}. I am not a person and I cannot call for you, and I tell nobody what you write here.',
    ],
    other: [
      'It is hard to watch this happen to someone. It is good that you do not look away.',
      'The people above also talk with friends and family. They can tell you how to be there for someone without making it more dangerous. It helps to listen, to believe, and to leave the decisions to the person who lives with it.',
      'If somebody is in danger right now, call {emergency}. I am not a person and I cannot call for you.',
    ],
    own: [
      'It is good that you said it. Hurting or frightening someone is never the fault of the one who is hurt, nor of hormones, tiredness or a quarrel. It is yours to stop, and it can be stopped.',
      'If somebody is hurt, or it could happen again tonight, leave the room or the house, and call {emergency} if there is danger.',
      'Talk to one of the people above before the next quarrel. They speak with people who want to stop. I am not a person and I cannot call for you.',
    ],
    seeking: [
      'I will not help with that. Reading someone’s phone, following where they go or deciding whom they see is control. It takes away their safety, even when it comes from worry or love.',
      'What your partner tells you is theirs to give. If fear or jealousy will not let you go, that is exactly what the people above talk about, with you alone.',
      'I am not a person and I cannot call for you. If anyone is in danger, call {emergency}.',
    ],
    denied: [
      'Thank you for telling me. You know best how it is at home. If you ever feel small, watched or afraid there, it counts, even if nobody has hit you.',
      'The people above listen without deciding anything for you. If you are in danger, call {emergency}. I am not a person and I cannot call for you.',
    ],
  },
  check: {
    C1: [
      'I may be misreading this, so let me ask: are you having thoughts of not wanting to live, or of hurting yourself?',
      'If you are, you do not have to carry it alone. The people above are there for exactly this. If you might act on it, call {emergency}.',
      'If you meant something else, just say so, and we will go on.',
    ],
    C2: [
      'I may be misreading this, so let me ask: is somebody at home hurting you, frightening you, or deciding about your money, your phone or whom you see?',
      'If so, it is not your fault. The people above know situations like this and can help you think it through. If you are in danger now, call {emergency}.',
      'If you meant something else, just say so, and we will go on.',
    ],
  },
  also: {
    C1: 'You also wrote about not being safe with yourself, or not wanting to live. The crisis lines above are there for that at any hour.',
    C2: 'You also wrote about being hurt, frightened or controlled. That is not your fault. There are lines for that above, too.',
  },
  exit: 'To leave this page in a moment, press Esc twice or use Quick exit at the top. You may want to use a phone or computer that nobody else looks at.',
  leave:
    'To leave, close this page. What you write here is not kept, but your browser remembers that the page was open: clear that in its history, or use a private window next time. You may want to use a phone or computer that nobody else looks at.',
}
