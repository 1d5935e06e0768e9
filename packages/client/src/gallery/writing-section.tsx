import { useState } from 'react';
import { Button } from '../ui/button';
import { CodeField } from '../ui/code-field';
import { Keypad } from '../ui/keypad';
import { Steps } from '../ui/steps';
import { TextField } from '../ui/text-field';
import { Example, Section } from './section';

export function WritingSection({ onPress }: { onPress: () => void }) {
  const [phone, setPhone] = useState('138 0013 8000');
  const [code, setCode] = useState('204');
  const [wish, setWish] = useState('');
  return (
    <Section id="writing" title="写">
      <Example name="TextField">
        <TextField
          label="手机号"
          type="tel"
          prefix="+86"
          autoComplete="tel-national"
          value={phone}
          onChange={setPhone}
          suffix={<Button label="发验证码" variant="plain" size="small" onPress={onPress} />}
        />
        <TextField label="身份证号" value="1101011990" onChange={onPress} error="身份证号是 18 位，现在是 10 位" />
        <TextField
          label="想拍成什么样"
          rows={3}
          placeholder="例如：秋天的胡同里，穿一件旧毛衣"
          value={wish}
          onChange={setWish}
          hint={`还能写 ${200 - wish.length} 个字`}
          maxLength={200}
        />
        <TextField label="昵称" value="林夏" onChange={onPress} isDisabled />
      </Example>
      <Example name="CodeField">
        <CodeField label="6 位验证码" value={code} onChange={setCode} onComplete={onPress} />
        <CodeField label="6 位验证码" value="918273" onChange={onPress} error="验证码不对，请看最新的一条短信" />
      </Example>
      <Example name="Keypad">
        <Keypad label="数字键盘" deleteLabel="删掉一位" onDigit={onPress} onDelete={onPress} />
      </Example>
      <Example name="Steps">
        <Steps
          label="真人验证"
          items={[
            { id: 'name', label: '姓名' },
            { id: 'face', label: '看镜头' },
            { id: 'done', label: '完成' },
          ]}
          currentIndex={1}
        />
      </Example>
    </Section>
  );
}
