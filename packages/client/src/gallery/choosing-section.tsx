import { useState } from 'react';
import { Checkbox } from '../ui/checkbox';
import { ChipRow } from '../ui/chip-row';
import { Menu } from '../ui/menu';
import { RadioList } from '../ui/radio-list';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Switch } from '../ui/switch';
import { Tabs } from '../ui/tabs';
import { TextLink } from '../ui/text-link';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const CATEGORIES = ['为你', '节日', '影棚', '绘画', '双人', '家人', '旅行'].map((label) => ({ id: label, label }));
const VIEWS = ['最近', '单人', '合照', '有我'].map((label) => ({ id: label, label }));
const LANGUAGES = ['跟随系统', '简体中文', '繁體中文', 'English', '日本語'].map((label) => ({ id: label, label }));

export function ChoosingSection({ onPress }: { onPress: () => void }) {
  const [category, setCategory] = useState('为你');
  const [view, setView] = useState('最近');
  const [payment, setPayment] = useState('wechat');
  const [language, setLanguage] = useState('简体中文');
  const [words, setWords] = useState<readonly string[]>(['节日']);
  const [isOn, setIsOn] = useState(true);
  const [isAgreed, setIsAgreed] = useState(false);
  const toggle = (id: string) => setWords(words.includes(id) ? words.filter((word) => word !== id) : [...words, id]);
  return (
    <Section id="choosing" title="选">
      <Example name="ChipRow">
        <ChipRow label="分类" items={CATEGORIES} selectedIds={[category]} onSelect={setCategory} />
        <ChipRow label="关键词" items={CATEGORIES} selectedIds={words} onSelect={toggle} isWrapped />
      </Example>
      <Example name="Segmented · Tabs">
        <Segmented label="看法" items={VIEWS} selectedId={view} onSelect={setView} />
        <Tabs
          label="看法"
          items={VIEWS.map((item, index) => (index === 3 ? { ...item, badge: { count: 3, label: '3 条未读' } } : item))}
          selectedId={view}
          onSelect={setView}
        />
      </Example>
      <Example name="RadioList">
        <RadioList
          label="怎么付"
          items={[
            { id: 'card', label: '金卡余额', icon: 'card', detail: '剩 28 张 · 无需支付' },
            { id: 'wechat', label: '微信支付', icon: 'message' },
            { id: 'alipay', label: '支付宝', icon: 'card', isDisabled: true, detail: '这里不能用' },
          ]}
          selectedId={payment}
          onSelect={setPayment}
        />
      </Example>
      <Example name="Checkbox · Switch">
        <Checkbox
          isChecked={isAgreed}
          onChange={setIsAgreed}
          label="我已阅读并同意用户协议和隐私政策"
          isRound
          error={isAgreed ? undefined : '请先阅读并同意'}
        >
          我已阅读并同意
          <TextLink label="《用户协议》" onPress={onPress} />和<TextLink label="《隐私政策》" onPress={onPress} />
        </Checkbox>
        <Checkbox isChecked onChange={onPress} label="只在连上无线网时下载" />
        <div className={styles.between}>
          <span className="type-text">用 1 积分抵 1 张，还剩 11</span>
          <Switch label="用积分抵" isOn={isOn} onChange={setIsOn} />
        </div>
      </Example>
      <Example name="Select · Menu">
        <Select label="语言" items={LANGUAGES} selectedId={language} onSelect={setLanguage} closeLabel="关闭" />
        <div className={styles.between}>
          <span className="type-text">更多</span>
          <Menu
            label="更多"
            closeLabel="关闭"
            items={[
              { id: 'share', label: '分享', icon: 'share' },
              { id: 'save', label: '存到手机', icon: 'download' },
              { id: 'delete', label: '删除', icon: 'trash', isDangerous: true },
            ]}
            onSelect={onPress}
          />
        </div>
      </Example>
    </Section>
  );
}
